// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {TokenCodeGenerator} from "../../src/token-factory/TokenCodeGenerator.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";
import {ColdMembership, DeploysWhileBorn, Membership, ReentersOnPayment, RefusesPayment} from "../fixtures/Actors.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";

/// @notice Sets the EVM's rules for one test; younger than the vendored cheatcode interface.
interface IEvmVersion {
    function setEvmVersion(string calldata version) external;
}

/// @notice People who want what is not theirs. Test names carry the numbers of the properties.
contract TokenFactoryAttacksTest is TokenFixture, AbiReader {
    /// @notice A thief who saw the seed gets another address, even for the same parameters.
    function test_P36_SeedIsWorthlessToAnybodyElse() public {
        Draft memory draft = fullDraft(alice);
        address found = predict(alice, draft, "found seed");
        StandardToken stolen = create(bob, draft, FEE_WEI, address(0), "found seed");
        assertNotEq(address(stolen), found);
        assertEq(address(create(alice, draft, FEE_WEI, address(0), "found seed")), found);
    }

    function testFuzz_P36_SaltBindsTheDeployer(address a, address b, bytes12 seed) public view {
        vm.assume(a != b);
        assertNotEq(factory.saltOf(a, seed), factory.saltOf(b, seed));
        Draft memory draft = fullDraft(alice);
        assertNotEq(predict(a, draft, seed), predict(b, draft, seed));
    }

    /// @notice Nobody can occupy an address in advance: the factory alone creates there, and only for its deployer.
    function test_P37_AnAddressCannotBeSquatted() public {
        Draft memory draft = fullDraft(alice);
        address expected = predict(alice, draft, "mine");
        // Dust sent there beforehand changes nothing.
        vm.deal(expected, 1 wei);
        for (uint256 i = 0; i < 3; ++i) {
            create(bob, draft, FEE_WEI, address(0), bytes12(uint96(i)));
        }
        assertEq(address(create(alice, draft, FEE_WEI, address(0), "mine")), expected);
    }

    function test_P37_OverpaidFeeComesBackToSmartAccount() public {
        ReentersOnPayment account = new ReentersOnPayment(factory);
        vm.deal(address(account), 1 ether);
        account.call(1 ether, deployCall(address(account), 0));
        assertEq(address(account).balance, 1 ether - FEE_WEI);
    }

    /// @notice The generator keeps no privileged entry and no state that could be initialised twice.
    function test_P37_GeneratorCannotBeChanged() public view {
        assertEq(writersOf("out/TokenCodeGenerator.sol/TokenCodeGenerator.json").length, 0);
    }

    /// @notice Re-entering any function that moves value, while the excess comes back, gains nothing.
    function test_P38_ReentryOnExcessGainsNothing() public {
        ReentersOnPayment attacker = new ReentersOnPayment(factory);
        vm.deal(address(attacker), 10 ether);
        bytes[] memory again = new bytes[](4);
        again[0] = deployCall(address(attacker), "again");
        again[1] = abi.encodeCall(factory.withdraw, ());
        again[2] = abi.encodeCall(factory.claimInviterReward, (address(attacker)));
        again[3] = abi.encodeCall(factory.claimInviterRewardTo, (address(attacker)));
        for (uint256 i = 0; i < again.length; ++i) {
            attacker.prepare(again[i]);
            attacker.call(1 ether, deployCall(address(attacker), bytes12(uint96(i))));
            assertFalse(attacker.reentered());
            assertEq(bytes4(attacker.lastFailure()), ReentrancyGuard.Reentrancy.selector);
            assertSolvent();
        }
        assertEq(factory.recordCountOf(address(attacker)), 4);
    }

    function test_P38_ReentryOnRewardGainsNothing() public {
        ReentersOnPayment attacker = new ReentersOnPayment(factory);
        vm.deal(address(attacker), 1 ether);
        attacker.call(FEE_WEI, deployCall(address(attacker), 0));
        create(alice, fullDraft(alice), FEE_WEI, address(attacker), 0);
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);

        attacker.prepare(abi.encodeCall(factory.claimInviterReward, (address(attacker))));
        uint256 before = address(attacker).balance;
        vm.prank(address(attacker));
        factory.claimInviterReward(address(attacker));
        assertEq(address(attacker).balance, before + FEE_WEI / 4);
        assertFalse(attacker.reentered());
        assertSolvent();
        assertEq(factory.claimInviterReward(alice), FEE_WEI / 4);
    }

    /// @notice The platform cannot take what inviters are owed, however often it withdraws.
    function test_P38_WithdrawLeavesWhatIsOwed() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        factory.withdraw();
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_NothingToPay.selector, treasury));
        factory.withdraw();
        assertEq(factory.claimInviterReward(alice), FEE_WEI / 4);
    }

    /// @notice An inviter who refuses money stops nobody: not those they invited, not the platform, not other inviters.
    function test_P38_RefusingInviterBlocksNobody() public {
        RefusesPayment refuser = new RefusesPayment();
        vm.deal(address(refuser), 1 ether);
        refuser.call(address(factory), FEE_WEI, deployCall(address(refuser), 0));
        create(alice, fullDraft(alice), FEE_WEI, address(refuser), 0);
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        factory.withdraw();
        assertEq(factory.claimInviterReward(alice), FEE_WEI / 4);
        assertEq(factory.solvency()[0].owed, FEE_WEI / 4);
    }

    /// @notice A membership contract in any state of ill health makes nobody a member and stops nobody.
    function test_P38_BrokenMembershipNeverBlocks() public {
        Membership membership = new Membership();
        membership.setMember(alice, true);
        vm.prank(platform);
        factory.setVip(address(membership));
        assertEq(factory.feeOf(alice, TEMPLATE_ID), 0);
        for (uint256 i = 1; i <= uint256(type(Membership.Health).max); ++i) {
            membership.setHealth(Membership.Health(i));
            assertEq(factory.feeOf(alice, TEMPLATE_ID), FEE_WEI);
            create(alice, fullDraft(alice), FEE_WEI, address(0), bytes12(uint96(i)));
        }
        vm.prank(platform);
        factory.setVip(makeAddr("no code here"));
        create(alice, fullDraft(alice), FEE_WEI, address(0), "no code");
    }

    /// @notice The membership contract gets enough gas for a few cold reads, and cannot make a creation dear.
    function test_P38_MembershipIsAskedWithBoundedGas() public {
        ColdMembership cold = new ColdMembership(alice);
        vm.prank(platform);
        factory.setVip(address(cold));
        vm.cool(address(cold));
        assertEq(factory.feeOf(alice, TEMPLATE_ID), 0);

        Membership membership = new Membership();
        membership.setHealth(Membership.Health.BurnsGas);
        vm.prank(platform);
        factory.setVip(address(membership));
        uint256 before = gasleft();
        assertEq(factory.feeOf(alice, TEMPLATE_ID), FEE_WEI);
        assertLt(before - gasleft(), 100_000);
    }

    /// @notice Two wallets of one person that invite each other never take out more than they paid: whatever share the
    /// owner sets, half of every fee stays.
    function test_P26_InvitingOneselfThroughASecondWalletOnlyLowersTheFee() public {
        vm.prank(platform);
        factory.setInviterShare(5000);
        uint256 before = alice.balance + bob.balance;
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        create(alice, fullDraft(alice), FEE_WEI, bob, "2");
        factory.claimInviterReward(alice);
        factory.claimInviterReward(bob);
        assertEq(alice.balance + bob.balance, before - 2 * FEE_WEI);
    }

    /// @notice Nobody, the owner included, can put other code under a creation that was signed and not yet mined.
    function test_P37_NobodyChangesTheCodeOfAWaitingCreation() public {
        address promised = predict(alice, fullDraft(alice), "found seed");
        TokenCodeGenerator other = newGenerator(hex"600160005260016000f3");
        vm.startPrank(platform);
        vm.expectRevert(
            abi.encodeWithSelector(ITokenFactory.TokenFactory_TemplateFixed.selector, TEMPLATE_ID, address(generator))
        );
        factory.setTemplate(TEMPLATE_ID, address(other), true);
        vm.stopPrank();
        assertEq(address(create(alice, fullDraft(alice), FEE_WEI, address(0), "found seed")), promised);
    }

    /// @notice A fee that is raised in front of a waiting creation is never paid: the caller pays at most what they sent.
    function test_P37_OwnerCannotTakeMoreThanWasSent() public {
        vm.prank(platform);
        factory.setFee(TEMPLATE_ID, FEE_WEI + 1);
        Arrays memory a = arraysOf(fullDraft(alice));
        vm.expectRevert(abi.encodeWithSelector(ITokenFactory.TokenFactory_FeeTooLow.selector, FEE_WEI, FEE_WEI + 1));
        vm.prank(alice);
        factory.deploy{value: FEE_WEI}(
            TEMPLATE_ID, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), 0
        );
    }

    /// @notice Parameters are data: bytes that look like code end up in the token's texts and nowhere else.
    function test_P05_ParametersAreNeverExecuted() public {
        Draft memory draft = fullDraft(alice);
        draft.name = string(abi.encodePacked(hex"6040523d3d3d3d5b33"));
        StandardToken token = create(alice, draft);
        assertEq(token.name(), draft.name);
        assertEq(address(token).code.length, address(create(bob, fullDraft(bob), FEE_WEI, address(0), "b")).code.length);
    }

    /// @notice Neither factory nor token ever approves anybody.
    function test_P04_NoAllowanceIsLeftBehind() public {
        StandardToken token = create(alice, fullDraft(bob));
        address[5] memory spenders = [address(factory), alice, platform, address(token), address(generator)];
        for (uint256 i = 0; i < spenders.length; ++i) {
            assertEq(token.allowance(address(factory), spenders[i]), 0);
            assertEq(token.allowance(address(token), spenders[i]), 0);
            assertEq(token.allowance(bob, spenders[i]), 0);
        }
        assertEq(token.balanceOf(address(factory)), 0);
    }

    /// @notice An account without code yet, a smart account and an EIP-7702 wallet create and own like anybody.
    function test_P35_ContractInItsConstructorCreates() public {
        DeploysWhileBorn account = new DeploysWhileBorn{value: FEE_WEI}(factory, deployCall(carol, 0));
        assertEq(StandardToken(account.token()).owner(), address(account));
        assertEq(StandardToken(account.token()).balanceOf(carol), 1_000_000e18);
    }

    function test_P35_DelegatedWalletCreatesAndGetsExcessBack() public {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        (address wallet, uint256 key) = makeAddrAndKey("delegated wallet");
        vm.deal(wallet, 1 ether);
        vm.signAndAttachDelegation(address(new ReentersOnPayment(factory)), key);
        StandardToken token = create(wallet, fullDraft(wallet), 1 ether, address(0), 0);
        assertGt(wallet.code.length, 0);
        assertEq(token.owner(), wallet);
        assertEq(wallet.balance, 1 ether - FEE_WEI);
        vm.prank(wallet);
        token.transfer(bob, 1);
    }

    /// @notice Who sends the transaction does not matter, only who calls.
    function test_P35_OriginGivesNoRights() public {
        StandardToken token = create(alice, fullDraft(alice));
        vm.expectRevert();
        vm.prank(bob, alice);
        token.disableMint();
        vm.prank(bob, alice);
        assertEq(factory.feeOf(alice, TEMPLATE_ID), FEE_WEI);
        vm.prank(alice, bob);
        token.disableMint();
    }

    /// @notice A hostile generator, which only the platform's owner could register, still cannot leave a token behind
    /// that nobody predicted, or touch what inviters are owed.
    function test_P38_HostileGeneratorCannotTouchWhatIsOwed() public {
        create(alice, fullDraft(alice));
        create(bob, fullDraft(bob), FEE_WEI, alice, 0);
        // Init code that calls withdraw() on its creator and then ends.
        bytes4 selector = factory.withdraw.selector;
        bytes memory code =
            abi.encodePacked(hex"63", selector, hex"60e01b6000526000600060046000600033620f4240f15060016000f3");
        TokenCodeGenerator hostile = newGenerator(code);
        vm.prank(platform);
        factory.setTemplate(2, address(hostile), true);
        Arrays memory a = arraysOf(fullDraft(carol));
        vm.prank(carol);
        factory.deploy(2, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), 0);
        assertEq(treasury.balance, 0);
        assertSolvent();
    }

    /// @notice Template 1 has no tax: what leaves one balance arrives in the other, at any time, for anybody.
    function testFuzz_P27_NoTransferIsEverTaxed(address from, address to, uint256 amount, uint256 afterSeconds) public {
        vm.assume(from != address(0) && to != address(0) && from != to);
        StandardToken token = create(alice, fullDraft(from));
        skip(bound(afterSeconds, 0, 3650 days));
        amount = bound(amount, 0, token.balanceOf(from));
        vm.prank(from);
        token.transfer(to, amount);
        assertEq(token.balanceOf(to), amount);
        assertEq(token.balanceOf(from), 1_000_000e18 - amount);
    }

    function assertSolvent() private view {
        ITokenFactory.AssetSolvency memory asset = factory.solvency()[0];
        assertGe(asset.held, asset.owed);
    }

    function deployCall(address receiver, bytes12 seed) private view returns (bytes memory) {
        Arrays memory a = arraysOf(fullDraft(receiver));
        return abi.encodeCall(
            factory.deploy, (TEMPLATE_ID, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), seed)
        );
    }
}
