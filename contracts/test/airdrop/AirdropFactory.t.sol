// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenMapping} from "../../src/airdrop/TokenMapping.sol";
import {AirdropFactory} from "../../src/airdrop/AirdropFactory.sol";
import {IAirdropFactory} from "../../src/airdrop/IAirdropFactory.sol";
import {IInstanceFactory} from "../../src/factory/IInstanceFactory.sol";
import {MerkleAirdrop} from "../../src/airdrop/MerkleAirdrop.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {TokenMappingFixture} from "./TokenMappingFixture.sol";
import {MerkleFixture} from "./MerkleFixture.sol";

/// @notice A token that asks the platform's registry whom it meets, as its gated and taxed templates do.
contract AskingToken is OddToken {
    constructor(address holder, uint256 supply) OddToken(holder, supply) {}

    function launchState() external pure returns (bool, uint256, uint256, uint256, bool, address, address) {}
}

/// @notice Concrete tests in the order of `AirdropFactory.tree`; the registry and fees that every factory shares are tested
/// with presales.
contract AirdropFactoryTest is TokenMappingFixture {
    function test_Deploy_MakesAndFundsAnAirdrop() public {
        vm.startPrank(project);
        newToken.approve(address(factory), 5);
        vm.expectEmit(true, false, true, true, address(factory));
        emit IAirdropFactory.AirdropDeployed(project, address(0), 1, 2, tokens(), numbers(7, 5), "key", FEE_WEI);
        uint256 before = project.balance;
        TokenMapping made = TokenMapping(factory.deploy{value: 3 * FEE_WEI}(1, tokens(), numbers(7, 5), "key"));
        assertEq(before - project.balance, FEE_WEI);
        assertEq(newToken.balanceOf(address(made)), 5);
        assertEq(made.rate(), 7);
        assertEq(made.id(), 2);
        assertEq(factory.recordOf(address(made)).owner, project);
        assertEq(factory.recordCountOf(project), 2);
        assertEq(factory.solvency()[0].held, 2 * FEE_WEI);
    }

    function test_Deploy_WithoutPoolOrKey() public {
        vm.prank(project);
        TokenMapping made = TokenMapping(factory.deploy{value: FEE_WEI}(1, tokens(), numbers(7, 0), ""));
        assertEq(made.targetLeft(), 0);
        assertEq(made.ipfsKey(), "");
    }

    function test_DeployWithPermit_NeedsNoAllowance() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        vm.deal(signer, 1 ether);
        SoladyPeer signed = new SoladyPeer(signer, 100);
        address[] memory list = tokens();
        list[1] = address(signed);
        bytes32 content = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                signer,
                address(factory),
                100,
                0,
                block.timestamp
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", signed.DOMAIN_SEPARATOR(), content)));
        vm.prank(signer);
        address made = factory.deployWithPermit{value: FEE_WEI}(
            1, list, numbers(RATE, 100), "", block.timestamp, abi.encodePacked(r, s, v)
        );
        assertEq(signed.balanceOf(made), 100);
    }

    function test_RevertWhen_ParamsMissing() public {
        vm.expectRevert(abi.encodeWithSelector(IAirdropFactory.AirdropFactory_ParamsMissing.selector, 1, 4));
        factory.deploy(1, new address[](1), numbers(1, 0), "");
        vm.expectRevert(abi.encodeWithSelector(IAirdropFactory.AirdropFactory_ParamsMissing.selector, 2, 3));
        factory.deployWithPermit(1, tokens(), new uint256[](3), "", 0, "");
    }

    function test_RevertWhen_TemplateUnknown() public {
        factory.setTemplate(3, address(airdrop), true);
        for (uint256 id = 0; id < 5; ++id) {
            if (id == 1 || id == 2) continue;
            vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_TemplateUnknown.selector, id));
            factory.deploy(id, tokens(), numbers(1, 0), "");
        }
    }

    function test_RevertWhen_TokensAreUnusable() public {
        address[] memory list = tokens();
        list[0] = list[1];
        vm.expectRevert(abi.encodeWithSelector(IAirdropFactory.AirdropFactory_TokensAreSame.selector, list[0]));
        factory.deploy(1, list, numbers(1, 0), "");
        for (uint256 i = 0; i < 2; ++i) {
            list = tokens();
            list[i] = stranger;
            vm.expectRevert(abi.encodeWithSelector(IAirdropFactory.AirdropFactory_NotToken.selector, stranger));
            factory.deploy(1, list, numbers(1, 0), "");
        }
    }

    function test_RevertWhen_RateOutOfRange() public {
        uint256 max = type(uint128).max;
        bytes4 reason = IAirdropFactory.AirdropFactory_RateOutOfRange.selector;
        vm.expectRevert(abi.encodeWithSelector(reason, 0, max));
        factory.deploy(1, tokens(), numbers(0, 0), "");
        vm.expectRevert(abi.encodeWithSelector(reason, max + 1, max));
        factory.deploy(1, tokens(), numbers(max + 1, 0), "");
        assertEq(create(max, 0).rate(), max);
        assertEq(create(1, 0).rate(), 1);
    }

    /// @notice P-06: times to the second, milliseconds refused.
    function test_P06_TimesToTheSecond() public {
        uint256 now_ = block.timestamp;
        uint256 max = now_ + 100_000_000 minutes;
        expectEnd(now_ + 1 days, now_ + 1 days + 299, now_ + 1 days + 300);
        expectEnd(now_ - 1 days, now_ + 299, now_ + 300);
        expectEnd(now_ + 2 days, now_ + 1 days, now_ + 2 days + 300);
        (startTime, endTime) = (now_, max + 1);
        vm.expectRevert(abi.encodeWithSelector(IAirdropFactory.AirdropFactory_EndTooLate.selector, max + 1, max));
        factory.deploy(1, tokens(), numbers(1, 0), "");
        (startTime, endTime) = (type(uint256).max, max);
        vm.expectRevert(abi.encodeWithSelector(IAirdropFactory.AirdropFactory_EndTooEarly.selector, max, max + 300));
        factory.deploy(1, tokens(), numbers(1, 0), "");
        (startTime, endTime) = (now_ - 1 days, now_ + 300);
        assertEq(create(1, 0).status(), 1);
        (startTime, endTime) = (now_ + 1 days, max);
        assertEq(create(1, 0).endTime(), max);
    }

    function test_RevertWhen_TheNewTokenKeepsAPart() public {
        newToken.setFee(1000);
        vm.startPrank(project);
        newToken.approve(address(factory), 100);
        vm.expectRevert(abi.encodeWithSelector(IAirdropFactory.AirdropFactory_DepositTooSmall.selector, 90, 100));
        factory.deploy{value: FEE_WEI}(1, tokens(), numbers(1, 100), "");
    }

    function test_RevertWhen_CallerIsNoAirdrop() public {
        bytes4 reason = IAirdropFactory.AirdropFactory_NotAirdrop.selector;
        vm.expectRevert(abi.encodeWithSelector(reason, address(this), 1));
        factory.setAirdropInfo(alice, 1);
        vm.prank(address(airdrop));
        vm.expectRevert(abi.encodeWithSelector(reason, address(airdrop), 2));
        factory.setAirdropInfo(alice, 2);
    }

    function test_Contributed_InOrderOfFirstContributions() public {
        TokenMapping first = airdrop;
        TokenMapping second = create(1e18, POOL);
        vm.warp(startTime);
        airdrop = second;
        bring(alice, 5);
        airdrop = first;
        bring(alice, 5);
        bring(alice, 5);
        assertEq(factory.contributedCountOf(alice), 2);
        assertEq(factory.contributedOf(alice, 0, 1)[0].addr, address(second));
        assertEq(factory.contributedOf(alice, 1, 5)[0].addr, address(first));
        assertEq(factory.contributedOf(alice, 2, 5).length, 0);
    }

    function expectEnd(uint256 start, uint256 end, uint256 min) private {
        (startTime, endTime) = (start, end);
        vm.expectRevert(abi.encodeWithSelector(IAirdropFactory.AirdropFactory_EndTooEarly.selector, end, min));
        factory.deploy(1, tokens(), numbers(1, 0), "");
    }
}

/// @notice Template 2.
contract AirdropFactoryClaimsTest is MerkleFixture {
    function test_Deploy_MakesAndFundsClaims() public {
        uint256[] memory list = claimNumbers(FIRST_BPS, RELEASE_SECONDS);
        vm.startPrank(project);
        newToken.approve(address(factory), listTotal);
        vm.expectEmit(true, false, true, true, address(factory));
        emit IAirdropFactory.AirdropDeployed(project, address(0), 2, 4, paidToken(), list, "key", FEE_WEI);
        MerkleAirdrop made = MerkleAirdrop(factory.deploy{value: FEE_WEI}(2, paidToken(), list, "key"));
        assertEq(newToken.balanceOf(address(made)), listTotal);
        assertEq(factory.recordOf(address(made)).templateId, 2);
        assertEq(factory.recordCountByTemplate(2), 3);
    }

    function test_Deploy_APastStartIsNow() public {
        uint256[] memory list = claimNumbers(FIRST_BPS, RELEASE_SECONDS);
        list[1] = 0;
        slow = createFrom(list);
        assertEq(slow.startTime(), block.timestamp);
        assertEq(slow.releasedOf(1e18), 2e17);
    }

    function test_RevertWhen_ClaimsMissParams() public {
        bytes4 reason = IAirdropFactory.AirdropFactory_ParamsMissing.selector;
        vm.expectRevert(abi.encodeWithSelector(reason, 2, 6));
        factory.deploy(2, tokens(), claimNumbers(ALL_BPS, 0), "");
        vm.expectRevert(abi.encodeWithSelector(reason, 1, 4));
        factory.deploy(2, paidToken(), numbers(1, 0), "");
        vm.expectRevert(abi.encodeWithSelector(reason, 1, 4));
        factory.deploy(1, paidToken(), numbers(1, 0), "");
    }

    function test_RevertWhen_ClaimsAreOfNoToken() public {
        address[] memory list = paidToken();
        list[0] = stranger;
        vm.expectRevert(abi.encodeWithSelector(IAirdropFactory.AirdropFactory_NotToken.selector, stranger));
        factory.deploy(2, list, claimNumbers(ALL_BPS, 0), "");
    }

    function test_RevertWhen_RootZero() public {
        uint256[] memory list = claimNumbers(ALL_BPS, 0);
        list[0] = 0;
        expectRefusal(list, abi.encodeWithSelector(IAirdropFactory.AirdropFactory_RootZero.selector));
    }

    function test_RevertWhen_TotalOutOfRange() public {
        uint256 max = type(uint112).max;
        uint256[] memory list = claimNumbers(ALL_BPS, 0);
        uint256[2] memory totals = [uint256(0), max + 1];
        for (uint256 i = 0; i < 2; ++i) {
            list[3] = totals[i];
            expectRefusal(
                list, abi.encodeWithSelector(IAirdropFactory.AirdropFactory_TotalOutOfRange.selector, totals[i], max)
            );
        }
        newToken.mint(project, max);
        list[3] = max;
        assertEq(createFrom(list).total(), max);
        list[3] = 1;
        assertEq(createFrom(list).total(), 1);
    }

    /// @notice P-32: what cannot be meant is refused.
    function test_P32_ReleaseIsOneOrTheOther() public {
        uint256 max = 100_000_000 minutes;
        uint256[2][5] memory wrong =
            [[ALL_BPS, 1], [uint256(9999), 0], [uint256(0), 0], [ALL_BPS + 1, 0], [uint256(0), max + 1]];
        for (uint256 i = 0; i < wrong.length; ++i) {
            (uint256 first, uint256 duration) = (wrong[i][0], wrong[i][1]);
            expectRefusal(
                claimNumbers(first, duration),
                abi.encodeWithSelector(IAirdropFactory.AirdropFactory_ReleaseUnusable.selector, first, duration)
            );
        }
        assertEq(createClaims(ALL_BPS - 1, 1).releaseSeconds(), 1);
        uint256[] memory list = claimNumbers(0, max);
        list[2] = 0;
        assertEq(createFrom(list).releaseSeconds(), max);
    }

    /// @notice P-06: times to the second, milliseconds refused.
    function test_P06_TimesOfClaimsToTheSecond() public {
        uint256 max = block.timestamp + 100_000_000 minutes;
        uint256[] memory list = claimNumbers(FIRST_BPS, 1000);
        bytes4 early = IAirdropFactory.AirdropFactory_EndTooEarly.selector;
        list[2] = startTime + 1299;
        expectRefusal(list, abi.encodeWithSelector(early, startTime + 1299, startTime + 1300));
        list[2] = startTime + 1300;
        assertEq(createFrom(list).endTime(), startTime + 1300);
        (list[1], list[2]) = (1, block.timestamp + 1299);
        expectRefusal(list, abi.encodeWithSelector(early, block.timestamp + 1299, block.timestamp + 1300));
        list[2] = max + 1;
        expectRefusal(list, abi.encodeWithSelector(IAirdropFactory.AirdropFactory_EndTooLate.selector, max + 1, max));
        (list[1], list[2]) = (max + 1, 0);
        expectRefusal(list, abi.encodeWithSelector(IAirdropFactory.AirdropFactory_StartTooLate.selector, max + 1, max));
        list[1] = max;
        assertEq(createFrom(list).startTime(), max);
    }

    function test_RevertWhen_ThePaidTokenKeepsAPart() public {
        newToken.setFee(1);
        vm.startPrank(project);
        newToken.approve(address(factory), listTotal);
        uint256[] memory list = claimNumbers(ALL_BPS, 0);
        vm.expectPartialRevert(IAirdropFactory.AirdropFactory_DepositTooSmall.selector);
        factory.deploy{value: FEE_WEI}(2, paidToken(), list, "");
    }

    /// @notice S-30: an airdrop of a token that asks is one of the platform's contracts, another costs no slot for it.
    function test_S30_AirdropsOfAskingTokensAreRegistered() public {
        assertEq(registry.roleOf(address(instant)), 0);
        assertEq(registry.roleOf(address(airdrop)), 0);
        OddToken plain = newToken;
        newToken = new AskingToken(project, 1e30);
        assertEq(registry.roleOf(address(createClaims(ALL_BPS, 0))), ContractRoles.HOLDS);
        assertEq(registry.roleOf(address(create(RATE, POOL))), ContractRoles.HOLDS);
        (oldToken, newToken) = (newToken, plain);
        assertEq(registry.roleOf(address(create(RATE, POOL))), ContractRoles.HOLDS);
    }

    /// @notice P-39: an airdrop of a template that the factory's owner adds later is nothing to older tokens.
    function test_P39_LaterTemplateIsNothingToOlderTokens() public {
        newToken = new AskingToken(project, 1e30);
        (address first,,) = factory.template(1);
        (address second,,) = factory.template(2);
        factory = new AirdropFactory(address(this), registry);
        registry.addRegistrar(address(factory), ContractRoles.HOLDS);
        factory.setTemplate(1, first, true);
        uint256 born = registry.epoch();
        factory.setTemplate(2, second, true);
        address later = address(createClaims(ALL_BPS, 0));
        assertEq(registry.rolesAt(later, born), 0);
        assertEq(registry.rolesAt(later, born + 1), ContractRoles.HOLDS);
        // A new airdrop of a template that was there is one to older tokens too.
        assertEq(registry.rolesAt(address(create(RATE, POOL)), born), ContractRoles.HOLDS);
    }

    function test_RevertWhen_TheRegistryIsTooOldForATemplate() public {
        vm.mockCall(address(registry), abi.encodeCall(registry.beginEpoch, ()), abi.encode(1 << 15));
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_EpochTooHigh.selector, 1 << 15, (1 << 15) - 1));
        factory.setTemplate(9, address(airdrop), true);
    }

    function expectRefusal(uint256[] memory list, bytes memory reason) private {
        vm.expectRevert(reason);
        factory.deploy(2, paidToken(), list, "");
    }
}
