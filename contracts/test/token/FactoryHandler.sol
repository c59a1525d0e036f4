// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {TokenFactory} from "../../src/token-factory/TokenFactory.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";

/// @notice Everything that can happen to the factory: people create and invite, the owner changes fees, anybody pays
/// out. Keeps its own books in plain arrays, against which the invariants hold the factory's.
contract FactoryHandler is EffectiveCalls {
    TokenFactory public immutable factory;
    address public immutable owner;
    address[] public users;

    struct Made {
        address owner;
        address token;
        uint256 createdAt;
        uint256 templateId;
    }

    struct Params {
        string[] strings;
        address[] addresses;
        uint256[] numbers;
        bool[] bools;
    }

    Made[] public made;
    mapping(address user => uint256[]) private _numbersOf;
    mapping(uint256 templateId => uint256[]) private _numbersByTemplate;
    uint256 public feesWei;
    uint256 public forcedWei;
    uint256 public withdrawnWei;
    uint256 public claimedWei;
    bool public predictionBroken;
    bool public excessKept;
    uint256 private _seed;

    constructor(TokenFactory factory_, address owner_, address[] memory users_) {
        (factory, owner, users) = (factory_, owner_, users_);
    }

    function create(uint256 userSeed, uint256 inviterSeed, uint256 templateSeed, uint256 excessWei)
        external
        counted("create")
    {
        address user = users[userSeed % users.length];
        address inviter = users[inviterSeed % users.length];
        if (inviter == user || factory.recordCountOf(inviter) == 0) inviter = address(0);
        deploy(user, inviter, 1 + templateSeed % 2, _bound(excessWei, 0, 1 ether));
        done("create");
    }

    function deploy(address user, address inviter, uint256 templateId, uint256 excessWei) private {
        Params memory p = params(user);
        bytes12 seed = bytes12(uint96(++_seed));
        address expected = factory.getDeployAddress(user, templateId, p.strings, p.addresses, p.numbers, p.bools, seed);
        uint256 feeWei = factory.feeOf(user, templateId);
        vm.deal(user, feeWei + excessWei);
        vm.prank(user);
        address token = factory.deploy{value: feeWei + excessWei}(
            templateId, p.strings, p.addresses, p.numbers, p.bools, inviter, address(0), seed
        );

        feesWei += feeWei;
        excessKept = excessKept || user.balance != excessWei;
        predictionBroken = predictionBroken || token != expected;
        made.push(Made(user, token, block.timestamp, templateId));
        _numbersOf[user].push(made.length);
        _numbersByTemplate[templateId].push(made.length);
    }

    function setFees(uint256 templateSeed, uint256 feeWei, uint256 shareBps, uint256 userSeed, uint256 discountBps)
        external
        counted("setFees")
    {
        vm.startPrank(owner);
        factory.setFee(1 + templateSeed % 2, _bound(feeWei, 0, 10 ether));
        factory.setInviterShare(_bound(shareBps, 0, 5000));
        factory.setFeeWhitelist(users[userSeed % users.length], _bound(discountBps, 0, 10_000));
        vm.stopPrank();
        done("setFees");
    }

    function withdraw(uint256 callerSeed) external counted("withdraw") {
        ITokenFactory.AssetSolvency memory asset = factory.solvency()[0];
        if (asset.held == asset.owed) return;
        vm.prank(users[callerSeed % users.length]);
        withdrawnWei += factory.withdraw();
        done("withdraw");
    }

    function claim(uint256 callerSeed, uint256 inviterSeed) external counted("claim") {
        address inviter = users[inviterSeed % users.length];
        uint256 rewardWei = factory.inviterReward(inviter);
        if (rewardWei == 0) return;
        uint256 before = inviter.balance;
        vm.prank(users[callerSeed % users.length]);
        claimedWei += factory.claimInviterReward(inviter);
        assertEq(inviter.balance, before + rewardWei, "somebody else was paid");
        done("claim");
    }

    function claimTo(uint256 inviterSeed, uint256 toSeed) external counted("claimTo") {
        address inviter = users[inviterSeed % users.length];
        address to = users[toSeed % users.length];
        uint256 rewardWei = factory.inviterReward(inviter);
        if (rewardWei == 0) return;
        uint256 before = to.balance;
        vm.prank(inviter);
        claimedWei += factory.claimInviterRewardTo(to);
        assertEq(to.balance, before + rewardWei, "somebody else was paid");
        done("claimTo");
    }

    /// @dev Native currency that arrives without a call, as a self-destructing contract or a validator can send it.
    function force(uint256 amountWei) external counted("force") {
        amountWei = _bound(amountWei, 1, 1 ether);
        vm.deal(address(factory), address(factory).balance + amountWei);
        forcedWei += amountWei;
        done("force");
    }

    function passTime(uint256 seconds_) external counted("passTime") {
        skip(_bound(seconds_, 1, 30 days));
        done("passTime");
    }

    function madeCount() external view returns (uint256) {
        return made.length;
    }

    function numbersOf(address user) external view returns (uint256[] memory) {
        return _numbersOf[user];
    }

    function numbersByTemplate(uint256 templateId) external view returns (uint256[] memory) {
        return _numbersByTemplate[templateId];
    }

    function userCount() external view returns (uint256) {
        return users.length;
    }

    function params(address receiver) private pure returns (Params memory p) {
        (p.strings, p.addresses) = (new string[](3), new address[](1));
        (p.numbers, p.bools) = (new uint256[](4), new bool[](1));
        (p.strings[0], p.strings[1], p.addresses[0]) = ("Harbour", "HRB", receiver);
        (p.numbers[0], p.numbers[1]) = (1e24, 18);
    }
}
