// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IInstanceFactory} from "../../src/factory/IInstanceFactory.sol";
import {IPoolFactory} from "../../src/staking/IPoolFactory.sol";
import {PoolFactory} from "../../src/staking/PoolFactory.sol";
import {TokenPool} from "../../src/staking/TokenPool.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice A pair as far as a factory asks, and a token that says it is not launched.
contract SaidPair {
    address public token0 = address(1);
    address public token1 = address(2);
    address public factory = address(this);
    address public named = address(this);
    bool public isLaunched = true;

    function setNamed(address named_) external {
        named = named_;
    }

    function setToken0(address token0_) external {
        token0 = token0_;
    }

    function setLaunched(bool isLaunched_) external {
        isLaunched = isLaunched_;
    }

    function getPair(address, address) external view returns (address) {
        return named;
    }

    function balanceOf(address) external pure returns (uint256) {
        return 0;
    }

    function launchState() external view returns (bool, uint256, uint256, uint256, bool, address, address) {
        return (isLaunched, 0, 0, 0, false, address(0), address(0));
    }
}

/// @notice Concrete tests in the order of `PoolFactory.tree`; fees that every factory shares are tested with presales.
contract PoolFactoryTest is PoolFixture, Permit2Fixture {
    function deploy(address stakedToken, uint256[] memory list) internal returns (address) {
        vm.prank(project);
        return factory.deployPool{value: FEE_WEI}(stakedToken, address(reward), list, admin, "");
    }

    function expectRefused(uint256[] memory list, bytes memory why) internal {
        vm.expectRevert(why);
        deploy(address(staked), list);
    }

    function test_DeployPool_MakesAndFundsAPool() public {
        uint256[] memory list = numbers(TOKENS);
        (list[2], list[8]) = (1, 1000);
        uint256[] memory held = numbers(TOKENS);
        (held[2], held[7], held[8]) = (block.timestamp, endTime, 1000);
        uint256 amount = RATE * (endTime - block.timestamp);
        vm.startPrank(project);
        reward.approve(address(factory), amount * 11 / 10);
        uint256 before = project.balance;
        vm.expectEmit(true, false, true, true, address(factory));
        emit IPoolFactory.PoolDeployed(
            project,
            address(0),
            TOKENS,
            2,
            address(staked),
            address(reward),
            held,
            admin,
            "key",
            amount,
            amount / 10,
            FEE_WEI
        );
        address made = factory.deployPool{value: 3 * FEE_WEI}(address(staked), address(reward), list, admin, "key");
        vm.stopPrank();
        assertEq(before - project.balance, FEE_WEI);
        assertEq(reward.balanceOf(made), amount * 11 / 10);
        assertEq(TokenPool(made).ipfsKey(), "key");
        assertEq(TokenPool(made).startBlock(), block.timestamp);
        assertEq(registry.roleOf(made), 0);
    }

    function test_DeployPool_ByPermit2() public {
        setUpPermit2();
        allowByPermit2(project, address(reward), address(factory), RATE * RUNS);
        address made = deploy(address(staked), numbers(TOKENS));
        assertEq(reward.balanceOf(made), RATE * RUNS);
    }

    function test_DeployPoolWithPermit_NeedsNoAllowance() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        vm.deal(signer, 1 ether);
        SoladyPeer signed = new SoladyPeer(signer, RATE * RUNS);
        bytes32 content = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                signer,
                address(factory),
                RATE * RUNS,
                0,
                block.timestamp
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", signed.DOMAIN_SEPARATOR(), content)));
        uint256[] memory list = numbers(TOKENS);
        vm.prank(signer);
        address made = factory.deployPoolWithPermit{value: FEE_WEI}(
            address(staked), address(signed), list, admin, "", RATE * RUNS, block.timestamp, abi.encodePacked(r, s, v)
        );
        assertEq(signed.balanceOf(made), RATE * RUNS);
    }

    /// @notice S-30: pools of a token that is not launched are known to the platform's registry.
    function test_DeployPool_OfUnlaunchedTokensIsRegistered() public {
        SaidPair token = new SaidPair();
        assertEq(registry.roleOf(deploy(address(token), numbers(TOKENS))), 0);
        token.setLaunched(false);
        assertEq(registry.roleOf(deploy(address(token), numbers(TOKENS))), 1);
        vm.mockCall(
            address(reward),
            abi.encodeWithSignature("launchState()"),
            abi.encode(false, 0, 0, 0, false, address(0), address(0))
        );
        assertEq(registry.roleOf(deploy(address(staked), numbers(TOKENS))), 1);
    }

    /// @notice P-39: a pool of a kind that the factory's owner adds later is nothing to older tokens.
    function test_P39_LaterKindIsNothingToOlderTokens() public {
        SaidPair token = new SaidPair();
        token.setLaunched(false);
        uint256 born = registry.epoch();
        assertEq(registry.rolesAt(deploy(address(token), numbers(TOKENS)), born), 1, "a known kind");
        factory = new PoolFactory(address(this), registry);
        registry.addRegistrar(address(factory), 1);
        born = registry.epoch();
        factory.setTemplate(TOKENS, address(new TokenPool(address(factory))), true);
        vm.prank(project);
        reward.approve(address(factory), type(uint256).max);
        address made = deploy(address(token), numbers(TOKENS));
        assertEq(registry.rolesAt(made, born), 0);
        assertEq(registry.rolesAt(made, born + 1), 1);
    }

    function test_RevertWhen_ParamsMissing() public {
        expectRefused(new uint256[](8), abi.encodeWithSelector(IPoolFactory.PoolFactory_ParamsMissing.selector, 8));
    }

    function test_RevertWhen_TokensAreUnusable() public {
        uint256[] memory list = numbers(TOKENS);
        vm.startPrank(project);
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.PoolFactory_TokensAreSame.selector, address(reward)));
        factory.deployPool{value: FEE_WEI}(address(reward), address(reward), list, admin, "");
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.PoolFactory_NotToken.selector, address(1)));
        factory.deployPool{value: FEE_WEI}(address(staked), address(1), list, admin, "");
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.PoolFactory_NotToken.selector, address(nft)));
        factory.deployPool{value: FEE_WEI}(address(staked), address(nft), list, admin, "");
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.PoolFactory_NotToken.selector, address(nft)));
        factory.deployPool{value: FEE_WEI}(address(nft), address(reward), list, admin, "");
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.PoolFactory_NotToken.selector, stranger));
        factory.deployPool{value: FEE_WEI}(stranger, address(reward), list, admin, "");
        list[0] = NFTS;
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.PoolFactory_NotToken.selector, address(staked)));
        factory.deployPool{value: FEE_WEI}(address(staked), address(reward), list, admin, "");
    }

    function test_RevertWhen_NotPair() public {
        uint256[] memory list = numbers(2);
        expectRefused(list, abi.encodeWithSelector(IPoolFactory.PoolFactory_NotPair.selector, address(staked)));
        SaidPair pair = new SaidPair();
        assertEq(TokenPool(deploy(address(pair), list)).kind(), 2);
        pair.setNamed(address(staked));
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.PoolFactory_NotPair.selector, address(pair)));
        deploy(address(pair), list);
        pair.setToken0(address(0));
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.PoolFactory_NotPair.selector, address(pair)));
        deploy(address(pair), list);
    }

    function test_RevertWhen_AdminZero() public {
        vm.prank(project);
        vm.expectRevert(IPoolFactory.PoolFactory_AdminZero.selector);
        factory.deployPool{value: FEE_WEI}(address(staked), address(reward), numbers(TOKENS), address(0), "");
    }

    function test_RevertWhen_RateOutOfRange() public {
        uint256[] memory list = numbers(TOKENS);
        uint256 max = uint256(type(uint112).max - 1) / RUNS - 1;
        list[1] = 0;
        expectRefused(list, abi.encodeWithSelector(IPoolFactory.PoolFactory_RateOutOfRange.selector, 0, max));
        list[1] = max + 1;
        expectRefused(list, abi.encodeWithSelector(IPoolFactory.PoolFactory_RateOutOfRange.selector, max + 1, max));
        list[1] = max;
        reward.mint(project, type(uint112).max);
        deploy(address(staked), list);
    }

    /// @notice P-06: times to the second; milliseconds are caught.
    function test_P06_TimesToTheSecond() public {
        uint256[] memory list = numbers(TOKENS);
        uint256 max = block.timestamp + 3650 days;
        list[3] = max + 1;
        expectRefused(list, abi.encodeWithSelector(IPoolFactory.PoolFactory_EndTooLate.selector, max + 1, max));
        list[3] = startTime + 299;
        expectRefused(
            list,
            abi.encodeWithSelector(IPoolFactory.PoolFactory_EndTooEarly.selector, startTime + 299, startTime + 300)
        );
        list[2] = startTime * 1000;
        expectRefused(
            list, abi.encodeWithSelector(IPoolFactory.PoolFactory_EndTooEarly.selector, startTime + 299, max + 300)
        );
        (list[2], list[3], list[1]) = (startTime, startTime + 300, 1);
        deploy(address(staked), list);
        (list[2], list[3]) = (0, max);
        deploy(address(staked), list);
    }

    function test_RevertWhen_DeadlineOutOfRange() public {
        uint256[] memory list = numbers(TOKENS);
        list[7] = startTime - 1;
        expectRefused(
            list,
            abi.encodeWithSelector(
                IPoolFactory.PoolFactory_DeadlineOutOfRange.selector, startTime - 1, startTime, endTime
            )
        );
        list[7] = endTime + 1;
        expectRefused(
            list,
            abi.encodeWithSelector(
                IPoolFactory.PoolFactory_DeadlineOutOfRange.selector, endTime + 1, startTime, endTime
            )
        );
        (list[2], list[7]) = (0, block.timestamp);
        expectRefused(
            list,
            abi.encodeWithSelector(
                IPoolFactory.PoolFactory_DeadlineOutOfRange.selector, block.timestamp, block.timestamp, endTime
            )
        );
        (list[2], list[7]) = (startTime, startTime);
        assertEq(TokenPool(deploy(address(staked), list)).stakeDeadline(), startTime);
    }

    function test_RevertWhen_TermsAreOutOfRange() public {
        uint256[] memory list = numbers(TOKENS);
        list[6] = 1460 days + 1;
        expectRefused(
            list, abi.encodeWithSelector(IPoolFactory.PoolFactory_LockTooLong.selector, 1460 days + 1, 1460 days)
        );
        (list[6], list[4]) = (0, 5);
        expectRefused(list, abi.encodeWithSelector(IPoolFactory.PoolFactory_LimitIncomplete.selector, 5, 0));
        (list[4], list[5]) = (0, 5);
        expectRefused(list, abi.encodeWithSelector(IPoolFactory.PoolFactory_LimitIncomplete.selector, 0, 5));
        (list[5], list[8]) = (0, 5001);
        expectRefused(list, abi.encodeWithSelector(IPoolFactory.PoolFactory_RebateTooHigh.selector, 5001, 5000));
        (list[4], list[5], list[8]) = (type(uint256).max, type(uint256).max, 5000);
        TokenPool made = TokenPool(deploy(address(staked), list));
        assertEq(made.poolLimitPerUser(), type(uint112).max - 1);
        assertEq(made.numberBlocksForUserLimit(), type(uint32).max);
    }

    function test_RevertWhen_KeyTooLong() public {
        vm.prank(project);
        vm.expectRevert(abi.encodeWithSelector(IPoolFactory.PoolFactory_KeyTooLong.selector, 513, 512));
        factory.deployPool{value: FEE_WEI}(
            address(staked), address(reward), numbers(TOKENS), admin, string(new bytes(513))
        );
        vm.prank(project);
        address made = factory.deployPool{value: FEE_WEI}(
            address(staked), address(reward), numbers(TOKENS), admin, string(new bytes(512))
        );
        assertEq(TokenPool(made).ipfsKey(), string(new bytes(512)));
    }

    function test_RevertWhen_TheRewardTokenKeepsAPart() public {
        reward.setFee(1);
        uint256 needed = RATE * RUNS;
        expectRefused(
            numbers(TOKENS),
            abi.encodeWithSelector(IPoolFactory.PoolFactory_DepositTooSmall.selector, needed - needed / 10_000, needed)
        );
    }

    function test_Registry_FollowsFromNumbers() public {
        address nfts = create(NFTS);
        address second = create(TOKENS);
        assertEq(factory.recordCount(), 3);
        IPoolFactory.PoolRecord memory info = factory.poolInfo(2);
        assertEq(info.id, 2);
        assertEq(info.owner, project);
        assertEq(info.poolAddr, nfts);
        assertEq(info.createdAt, block.timestamp);
        assertEq(info.rewardTokenAmount, RATE * RUNS);
        assertEq(info.serviceFee, FEE_WEI);
        assertEq(factory.poolInfo(0).poolAddr, address(0));
        assertEq(factory.poolInfo(4).poolAddr, address(0));
        assertEq(factory.poolsOf(project, 1, 9).length, 2);
        assertEq(factory.poolsOf(project, 1, 1)[0].poolAddr, nfts);
        assertEq(factory.poolsOf(project, 3, 1).length, 0);
        assertEq(factory.recordCountOf(project), 3);
        assertEq(factory.recordCountOf(stranger), 0);
        assertEq(factory.recordsOf(project, 2, 1)[0].addr, second);
        assertEq(factory.records(0, 2).length, 2);
        assertEq(factory.records(1, 9)[0].templateId, NFTS);
        assertEq(factory.recordCountByTemplate(TOKENS), 2);
        assertEq(factory.recordsByTemplate(TOKENS, 1, 5)[0].addr, second);
        assertEq(factory.recordsByTemplate(2, 0, 5).length, 0);
        assertEq(factory.recordOf(second).owner, project);
        assertEq(factory.recordOf(address(factory)).addr, address(0));
        assertTrue(factory.isPool(second));
        assertFalse(factory.isPool(address(0)));
        assertFalse(factory.isPool(stranger));
        // A pool that says it is number 2, and is not at its address.
        vm.etch(stranger, nfts.code);
        assertFalse(factory.isPool(stranger));
    }

    /// @notice P-37: the address of the next pool follows from its number, whoever makes it.
    function test_P37_AddressesFollowFromNumbers() public {
        address next = vm.computeCreateAddress(address(factory), 2);
        assertFalse(factory.isPool(next));
        assertEq(create(TOKENS), next);
        assertTrue(factory.isPool(next));
    }

    function test_CreateFee_IsTheUsers() public {
        assertEq(factory.createFee(stranger, TOKENS), FEE_WEI);
        factory.setFeeWhitelist(stranger, 5000);
        assertEq(factory.createFee(stranger, TOKENS), FEE_WEI / 2);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_TemplateUnknown.selector, 4));
        factory.createFee(stranger, 4);
    }

    function test_RevertWhen_TheRewardTokenCallsBack() public {
        bytes[] memory calls = new bytes[](1);
        calls[0] =
            abi.encodeCall(IPoolFactory.deployPool, (address(staked), address(reward), numbers(TOKENS), admin, ""));
        reward.arm(address(factory), calls);
        deploy(address(staked), numbers(TOKENS));
        assertFalse(reward.reentered());
        assertEq(OddToken(address(reward)).attempts(), 2);
    }
}
